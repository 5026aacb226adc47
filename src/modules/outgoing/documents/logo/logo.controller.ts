import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  file,
  found,
  none,
  Operation,
  Who,
  type FileAnswer,
  type Principal,
} from '../../../../platform/index.js';
import { logoTypes } from '../domain/logo.js';
import { DocumentSettingsDto } from '../dto/document-settings.dto.js';
import { UpdateLogoDto } from '../dto/logo.dto.js';
import { LogoService } from './logo.service.js';

@Controller('organization/logo')
@ApiTags('Documents')
export class LogoController {
  constructor(private readonly logos: LogoService) {}

  @Get()
  @Operation({
    id: 'organization.logo',
    summary: 'Get the logo',
    description: 'The picture in the head of documents, as it is kept.',
    access: 'signed-in',
    answer: file('The picture.', logoTypes),
    fails: ['not_found'],
  })
  get(@Who() who: Principal): Promise<FileAnswer> {
    return this.logos.get(who);
  }

  @Put()
  @Operation({
    id: 'organization.update_logo',
    summary: 'Upload a logo',
    description:
      'Replaces the picture in the head of documents, and answers with the settings. Issued documents keep the one ' +
      'of the day of their issue. Of an SVG only what is drawn is kept; one that runs programs or refers to anything ' +
      'outside is refused. For owners and admins who are signed in.',
    access: 'manager',
    heavy: true,
    answer: found(DocumentSettingsDto, 'The settings, with the logo.'),
    fails: ['rendering_failed'],
  })
  update(@Body() body: UpdateLogoDto, @Who() who: Principal): Promise<DocumentSettingsDto> {
    return this.logos.replace(who, body);
  }

  @Delete()
  @Operation({
    id: 'organization.delete_logo',
    summary: 'Remove the logo',
    description: 'Later documents have the name in its place. For owners and admins who are signed in.',
    access: 'manager',
    answer: none('Removed.'),
    fails: ['not_found'],
  })
  delete(@Who() who: Principal): Promise<void> {
    return this.logos.delete(who);
  }
}
