import type { Act } from '../../campaigns/acts/campaign-acts.js';
import { refuse } from '../../campaigns/refusal.js';
import { isUuid } from '../../database/uuid.js';
import { PhotoEntity } from './photo.entity.js';

/** A photograph of the campaign that is held; refused if it has none such. */
export async function findPhoto({ manager, campaign }: Act, id: string): Promise<PhotoEntity> {
  const photo = isUuid(id) ? await manager.findOneBy(PhotoEntity, { campaignId: campaign.id, id }) : null;
  return photo ?? refuse('PHOTO_UNKNOWN');
}
