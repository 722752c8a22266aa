import type { ArticleModel } from './article.models.js';
import type { ArticleRecord } from './articles.repository.js';
import { hiddenOf } from './hidden.model.js';

/** A piece as one reader sees it: what is hidden is shown to its author and to officials alone. */
export function articleFor(viewerId: string | undefined, article: ArticleRecord): ArticleModel {
  const mine = viewerId !== undefined && article.authorId === viewerId;
  const shown = article.hiddenAt === null || mine || article.official;
  return {
    id: article.id,
    turn: article.turn,
    battle: article.battle,
    title: shown ? article.title : null,
    text: shown ? article.text : null,
    language: article.language,
    author: {
      name: article.authorName ?? article.seatName,
      seat: article.seat,
      part: article.authorPart,
    },
    mine,
    writtenAt: article.writtenAt,
    editedAt: article.editedAt,
    hidden: hiddenOf(article),
  };
}
