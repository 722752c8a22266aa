import type { CampaignFormat, CreateCampaignInput, Visibility } from '../generated/operations.js';
import { settingsInput, type SettingsDraft } from '../settings/settings-draft.js';

const key = 'pelagonia.founding';

/** A campaign being thought up. It survives a reload of the page, until it is founded or the tab is closed. */
export class FoundingDraft {
  format: CampaignFormat = $state('CONQUEST');
  mapId = $state('pelagonia');
  name = $state('');
  visibility: Visibility = $state('PRIVATE');
  settings: SettingsDraft = $state() as SettingsDraft;

  constructor(usual: SettingsDraft) {
    this.settings = structuredClone(usual);
    try {
      Object.assign(this, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    } catch {
      // What cannot be read was not ours, or storage is forbidden: begin afresh.
    }
  }

  keep(): void {
    const { format, mapId, name, visibility, settings } = this;
    try {
      sessionStorage.setItem(key, JSON.stringify({ format, mapId, name, visibility, settings }));
    } catch {
      // Without storage the draft lives as long as the page.
    }
  }

  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There is nothing to forget.
    }
  }

  get input(): Omit<CreateCampaignInput, 'clientKey'> {
    const { format, mapId, name, visibility, settings } = this;
    return { format, mapId, name, visibility, settings: settingsInput($state.snapshot(settings), format) };
  }
}
