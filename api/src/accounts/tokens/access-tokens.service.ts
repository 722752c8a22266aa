import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { InvalidInput } from '../../errors/user-error.js';
import { hashSecret, newSecret } from '../access/secret.js';
import { AccountChanges } from '../account-changes.js';
import { accountView } from '../account.mapper.js';
import type { Caller } from '../caller.js';
import { checkTokenName } from '../checks/check-display-name.js';
import { checkLifetime, checkScopes } from '../checks/check-token.js';
import { checkFields } from '../checks/checked.js';
import { inTransaction } from '../../database/transaction.js';
import { isUuid } from '../../database/uuid.js';
import type { AccessTokenModel } from '../models/access-token.model.js';
import type { CreateAccessTokenInput } from '../models/account-inputs.js';
import { AccessTokenCreatedModel, type RevokeAccessTokenResultModel } from '../models/account-results.js';
import { OwnAccount } from '../own-account.js';
import { accessTokenView } from './access-token.mapper.js';
import { AccessTokensRepository } from './access-tokens.repository.js';

const mostTokens = 20;

@Injectable()
export class AccessTokensService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly own: OwnAccount,
    private readonly tokens: AccessTokensRepository,
    private readonly changes: AccountChanges,
  ) {}

  async mine({ accountId }: Caller): Promise<AccessTokenModel[]> {
    const tokens = await this.tokens.ofAccount(this.dataSource.manager, accountId);
    return tokens.map(accessTokenView);
  }

  async create(
    caller: Caller,
    input: CreateAccessTokenInput,
  ): Promise<AccessTokenCreatedModel | InvalidInput> {
    const checked = checkFields({
      name: checkTokenName(input.name),
      scopes: checkScopes(input.scopes),
      expiresInDays: checkLifetime(input.expiresInDays),
    });
    if (checked instanceof InvalidInput) return checked;
    const { name, scopes, expiresInDays } = checked;
    const secret = `pel_${newSecret()}`;
    return inTransaction(this.dataSource, async (manager) => {
      // With the account held, two at once cannot both be the last that fits.
      const { id: accountId } = await this.own.hold(manager, caller);
      const { length } = await this.tokens.ofAccount(manager, accountId);
      const room = checkFields({
        name: length < mostTokens ? { value: name } : { fault: 'TOKEN_LIMIT_REACHED' },
      });
      if (room instanceof InvalidInput) return room;
      const tokenHash = hashSecret(secret);
      const token = await this.tokens.add(manager, { accountId, name, tokenHash, scopes, expiresInDays });
      const account = await this.changes.record(manager, accountId);
      return new AccessTokenCreatedModel(accessTokenView(token), secret, accountView(account));
    });
  }

  /** Revoking what is gone already is no fault: somebody clicked twice. */
  async revoke(caller: Caller, id: string): Promise<RevokeAccessTokenResultModel> {
    const { accountId } = caller;
    const account = await inTransaction(this.dataSource, async (manager) => {
      const held = await this.own.hold(manager, caller);
      const removed = isUuid(id) && (await this.tokens.remove(manager, accountId, id));
      return removed ? this.changes.record(manager, accountId) : held;
    });
    return { account: accountView(account) };
  }
}
