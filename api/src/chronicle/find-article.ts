import type { Act } from '../campaigns/acts/campaign-acts.js';
import { refuse } from '../campaigns/refusal.js';
import { isUuid } from '../database/uuid.js';
import { ArticleEntity } from './article.entity.js';

/** A piece of the campaign that is held; refused if it has none such. */
export async function findArticle({ manager, campaign }: Act, id: string): Promise<ArticleEntity> {
  const article = isUuid(id) ? await manager.findOneBy(ArticleEntity, { campaignId: campaign.id, id }) : null;
  return article ?? refuse('ARTICLE_UNKNOWN');
}
