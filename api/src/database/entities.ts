import type { EntitySchema } from 'typeorm';
import { AccessTokenEntity } from '../accounts/entities/access-token.entity.js';
import { AccountEntity } from '../accounts/entities/account.entity.js';
import { MailLinkEntity } from '../accounts/entities/mail-link.entity.js';
import { SessionEntity } from '../accounts/entities/session.entity.js';
import { ArmyLedgerEntryEntity } from '../armies/army-ledger-entry.entity.js';
import { battleEntities } from '../battles/battle-entities.js';
import { CampaignRoleEntity } from '../campaigns/entities/campaign-role.entity.js';
import { CampaignEntity } from '../campaigns/entities/campaign.entity.js';
import { ClientAnswerEntity } from '../campaigns/entities/client-answer.entity.js';
import { JournalEntryEntity } from '../campaigns/entities/journal-entry.entity.js';
import { SeatEntity } from '../campaigns/entities/seat.entity.js';
import { ArticleEntity } from '../chronicle/article.entity.js';
import { PhotoEntity } from '../chronicle/photos/photo.entity.js';
import { CampaignContentEntity } from '../content/campaign-content.entity.js';
import { ContentEditionEntity } from '../content/content-edition.entity.js';
import { CampaignInvitationEntity } from '../lobby/invitations/campaign-invitation.entity.js';
import { JoinRequestEntity } from '../lobby/requests/join-request.entity.js';
import { VoidTurnEntity } from '../corrections/void-turn.entity.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OrderEnvelopeEntity } from '../orders/order-envelope.entity.js';
import { RevealedOrderEntity } from '../orders/revealed-order.entity.js';
import { RosterEntity } from '../rosters/roster.entity.js';
import { GuessEntity } from '../throttling/guess.entity.js';
import { SeatLeaveEntity } from '../turns/absence/seat-leave.entity.js';
import { ExtensionVoteEntity } from '../turns/clock/extension-vote.entity.js';
import { HeartbeatEntity } from '../turns/clock/heartbeat.entity.js';
import { OutageEntity } from '../turns/clock/outage.entity.js';
import { TurnSecretEntity } from '../turns/turn-secret.entity.js';
import { TurnEntity } from '../turns/turn.entity.js';

/** Every table the service knows; a new entity is listed here. */
export const entities: (EntitySchema | (new () => object))[] = [
  AccountEntity,
  SessionEntity,
  AccessTokenEntity,
  MailLinkEntity,
  MailEntity,
  GuessEntity,
  CampaignEntity,
  SeatEntity,
  CampaignRoleEntity,
  CampaignInvitationEntity,
  JoinRequestEntity,
  ContentEditionEntity,
  CampaignContentEntity,
  TurnEntity,
  TurnSecretEntity,
  OrderEnvelopeEntity,
  RevealedOrderEntity,
  ...battleEntities,
  RosterEntity,
  ArmyLedgerEntryEntity,
  JournalEntryEntity,
  ArticleEntity,
  PhotoEntity,
  VoidTurnEntity,
  ClientAnswerEntity,
  SeatLeaveEntity,
  ExtensionVoteEntity,
  HeartbeatEntity,
  OutageEntity,
];
