import type { Revive } from '../campaigns/answers/client-answers.js';
import { ActionRefused } from '../campaigns/campaign-results.js';
import type { RefusalCode } from '../campaigns/refusals.js';
import { type FieldFault, InvalidInput } from '../errors/user-error.js';
import { ArticleWrittenModel, type WriteArticleAnswer } from './article.models.js';

export const reviveWritten: Revive<WriteArticleAnswer> = ({ type, fields }) => {
  switch (type) {
    case ArticleWrittenModel.name:
      return new ArticleWrittenModel(
        String(fields['campaignId']),
        Number(fields['version']),
        String(fields['articleId']),
      );
    case InvalidInput.name:
      return new InvalidInput(fields['faults'] as FieldFault[]);
    default:
      return new ActionRefused(fields['code'] as RefusalCode);
  }
};
