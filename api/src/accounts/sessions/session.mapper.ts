import type { Caller } from '../caller.js';
import type { SessionEntity } from '../entities/session.entity.js';
import type { SessionModel } from '../models/session.model.js';
import { deviceName } from './device-name.js';

export function sessionView(session: SessionEntity, { credential }: Caller): SessionModel {
  return {
    id: session.id,
    createdAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    expiresAt: session.expiresAt,
    device: deviceName(session.userAgent),
    address: session.address,
    current: credential.kind === 'session' && credential.sessionId === session.id,
  };
}
