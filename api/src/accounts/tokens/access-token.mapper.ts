import type { AccessTokenEntity } from '../entities/access-token.entity.js';
import type { AccessTokenModel } from '../models/access-token.model.js';

export function accessTokenView(token: AccessTokenEntity): AccessTokenModel {
  return {
    id: token.id,
    name: token.name,
    scopes: token.scopes,
    createdAt: token.createdAt,
    lastUsedAt: token.lastUsedAt,
    expiresAt: token.expiresAt,
  };
}
