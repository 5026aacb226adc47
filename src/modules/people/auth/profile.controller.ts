import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, updated, Who, type Principal } from '../../../platform/index.js';
import { toProfileDto } from './auth.mapper.js';
import { ChangeEmailDto, ConfirmEmailDto, ProfileDto, UpdateProfileDto } from './dto/profile.dto.js';
import { ProfileService } from './profile.service.js';

@Controller('users/me')
@ApiTags('Profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Get()
  @Operation({
    id: 'users.me',
    summary: 'Get your own account',
    description: 'It is one account in all organizations that you are a member of.',
    access: 'user',
    answer: found(ProfileDto, 'Your account.'),
  })
  async get(@Who() who: Principal): Promise<ProfileDto> {
    return toProfileDto(await this.profile.get(who));
  }

  @Put()
  @Operation({
    id: 'users.update_me',
    summary: 'Change your own name',
    description: 'The address is changed by `users.change_email`, because it has to be confirmed.',
    access: 'user',
    answer: updated(ProfileDto),
  })
  async update(@Body() body: UpdateProfileDto, @Who() who: Principal): Promise<ProfileDto> {
    return toProfileDto(await this.profile.update(who, body));
  }

  @Post('change-email')
  @Operation({
    id: 'users.change_email',
    summary: 'Change the address that you sign in with',
    description:
      'Sends a link to the new address, which works once, for a day, and until the password changes. Until it is ' +
      'opened you sign in with the former one, which is told of the change. Your present address takes a wish back. ' +
      'Where no mail is configured the address changes at once.',
    access: 'user',
    confirmed: true,
    answer: updated(ProfileDto, { description: 'Your account.' }),
    fails: ['already_exists'],
    secretBody: true,
  })
  async changeEmail(@Body() body: ChangeEmailDto, @Who() who: Principal): Promise<ProfileDto> {
    return toProfileDto(await this.profile.changeEmail(who, body.email));
  }

  @Post('confirm-email')
  @Operation({
    id: 'users.confirm_email',
    summary: 'Confirm your new address by a link',
    description:
      'Only in a session of the user who asked for it, so that a link in wrong hands changes nothing.',
    access: 'user',
    answer: updated(ProfileDto, { description: 'Your account, with the new address.' }),
    fails: ['already_exists', 'link_not_valid'],
    secretBody: true,
  })
  async confirmEmail(@Body() body: ConfirmEmailDto, @Who() who: Principal): Promise<ProfileDto> {
    return toProfileDto(await this.profile.confirmEmail(who, body.token));
  }
}
