import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, none, Operation, updated, Who, type Principal } from '../../../platform/index.js';
import { toSecondFactorDto } from './auth.mapper.js';
import {
  ConfirmSecondFactorDto,
  RecoveryCodesDto,
  SecondFactorDto,
  SecondFactorSetUpDto,
} from './dto/second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

@Controller('auth/second-factor')
@ApiTags('Second factor')
export class SecondFactorController {
  constructor(private readonly factor: SecondFactorService) {}

  @Get()
  @Operation({
    id: 'second_factor.get',
    summary: 'Get one’s own second factor',
    description: 'Whether signing in needs a code, and how many recovery codes are left.',
    access: 'user',
    answer: found(SecondFactorDto, 'The second factor.'),
  })
  async get(@Who() who: Principal): Promise<SecondFactorDto> {
    return toSecondFactorDto(await this.factor.state(who));
  }

  @Post('begin')
  @Operation({
    id: 'second_factor.begin',
    summary: 'Begin to set up a second factor',
    description: 'Gives the secret for an authenticator app. Nothing changes until a first code confirms it.',
    access: 'user',
    confirmed: true,
    answer: updated(SecondFactorSetUpDto, { description: 'The secret, shown this once.' }),
    fails: ['already_exists'],
    secretBody: true,
  })
  async begin(@Who() who: Principal): Promise<SecondFactorSetUpDto> {
    return this.factor.begin(who);
  }

  @Post('confirm')
  @Operation({
    id: 'second_factor.confirm',
    summary: 'Turn the second factor on by a first code',
    description: 'From then on signing in needs a code. The answer shows ten recovery codes, this once.',
    access: 'user',
    answer: updated(RecoveryCodesDto, { description: 'The second factor is on.' }),
    fails: ['already_exists', 'invalid_code', 'not_found'],
    secretBody: true,
  })
  async confirm(@Body() body: ConfirmSecondFactorDto, @Who() who: Principal): Promise<RecoveryCodesDto> {
    return { recovery_codes: [...(await this.factor.confirm(who, body.code))] };
  }

  @Post('recovery-codes')
  @Operation({
    id: 'second_factor.renew_recovery_codes',
    summary: 'Get new recovery codes',
    description: 'The earlier ones stop working.',
    access: 'user',
    confirmed: true,
    answer: updated(RecoveryCodesDto, { description: 'The new recovery codes, shown this once.' }),
    fails: ['not_found'],
    secretBody: true,
  })
  async renew(@Who() who: Principal): Promise<RecoveryCodesDto> {
    return { recovery_codes: [...(await this.factor.renewRecoveryCodes(who))] };
  }

  @Delete()
  @Operation({
    id: 'second_factor.remove',
    summary: 'Turn the second factor off',
    description: 'Signing in needs only the password then. The recovery codes end with it.',
    access: 'user',
    confirmed: true,
    answer: none('The second factor is off.'),
    fails: ['not_found'],
  })
  async remove(@Who() who: Principal): Promise<void> {
    await this.factor.remove(who);
  }
}
