import type { Cadence, CampaignSettings } from '@pelagonia/rules';
import type { CadenceModel, CampaignSettingsModel } from './settings.models.js';

export function settingsView(settings: CampaignSettings): CampaignSettingsModel {
  const { conquest, league, notFought, absence } = settings;
  return {
    conquest: {
      meeting: conquest.meeting,
      drawnDefence: conquest.drawnDefence,
      orphans: conquest.orphans,
      missingOrder: conquest.missingOrder,
      turnLimit: conquest.turnLimit ?? null,
      capitalPoints: conquest.capitalPoints,
      resourcePoints: conquest.resourcePoints,
      garrisonPoints: conquest.garrisonPoints,
    },
    league: {
      rounds: league.rounds,
      rankedBy: league.rankedBy,
      points: { win: league.points.win, draw: league.points.draw, loss: league.points.loss },
      tieBreaks: league.tieBreaks,
      withdrawals: league.withdrawals,
    },
    veterancy: settings.veterancy,
    cadence: cadenceView(settings.cadence),
    timeZone: settings.timeZone,
    sealedVisibility: settings.sealedVisibility,
    earlyLock: settings.earlyLock,
    reminderHours: settings.reminderHours,
    choiceHours: settings.choiceHours,
    battleDays: settings.battleDays,
    confirmHours: settings.confirmHours,
    notFought: {
      nobody: notFought.nobody,
      attacker: notFought.attacker,
      defender: notFought.defender,
      both: notFought.both,
    },
    absence: {
      leaveDays: absence.leaveDays,
      extensions: absence.extensions,
      extensionHours: absence.extensionHours,
      missesUntilOpen: absence.missesUntilOpen,
      botHoldsOpenSeat: absence.botHoldsOpenSeat,
    },
    pauseDays: settings.pauseDays,
    refereeMayPlay: settings.refereeMayPlay,
    rosterSecrecy: settings.rosterSecrecy,
    persistentArmies: settings.persistentArmies,
  };
}

function cadenceView(cadence: Cadence): CadenceModel {
  return {
    kind: cadence.kind,
    weeks: 'weeks' in cadence ? cadence.weeks : null,
    weekday: 'weekday' in cadence ? cadence.weekday : null,
    days: 'days' in cadence ? cadence.days : null,
    hours: 'hours' in cadence ? cadence.hours : null,
    time: 'time' in cadence ? cadence.time : null,
  };
}
