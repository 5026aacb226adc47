import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { Strategy } from 'passport-http-bearer';
import { Strangers } from '../rate-limit/strangers.js';
import { contextOf } from '../request-context.js';
import { realm } from '../../contract/challenges.js';
import { Credentials } from './credentials.js';
import { sourceOf } from '../request-source.js';
import { newPrincipal, type Principal } from '../../contract/principal.js';
import { StrategyName } from './strategy-name.js';
import type { RecheckedRequest } from './waiting-call.js';

/** Passes the bearer token of the Authorization header to the module that stores the credentials. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly credentials: Credentials,
    private readonly strangers: Strangers,
    { value: name }: StrategyName,
  ) {
    super({ realm, passReqToCallback: true });
    passport.use(name, this);
  }

  async validate(request: RecheckedRequest, token: unknown): Promise<Principal | false> {
    if (typeof token !== 'string') return false;
    const source = sourceOf(request);
    const { requestId } = contextOf(request);
    const { address, userAgent } = source;
    const known = await this.credentials.principalOf(token, {
      address,
      userAgent,
      requestId,
      beforeLookUp: () => this.strangers.admit('with an unknown credential', address),
      wasKnown: () => this.strangers.wasKnown(address),
    });
    request.recheck = () => this.credentials.principalOf(token, { address, isUse: false });
    if (known === undefined) return false;
    const who = newPrincipal(known, requestId, source);
    const consistencyToken = request.get('consistency-token');
    return consistencyToken === undefined ? who : { ...who, consistencyToken };
  }
}
