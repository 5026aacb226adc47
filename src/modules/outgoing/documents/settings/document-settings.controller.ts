import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IfMatch,
  Operation,
  updated,
  Who,
  type Principal,
  type VersionCondition,
} from '../../../../platform/index.js';
import { DocumentSettingsService } from './document-settings.service.js';
import { DocumentSettingsDto, UpdateDocumentSettingsDto } from '../dto/document-settings.dto.js';

@Controller('organization/documents')
@ApiTags('Documents')
export class DocumentSettingsController {
  constructor(private readonly settings: DocumentSettingsService) {}

  @Get()
  @Operation({
    id: 'organization.documents',
    summary: 'Get the settings for documents',
    description: 'How documents look, and whether an invoice that is not valid may be issued.',
    access: 'signed-in',
    answer: found(DocumentSettingsDto, 'The settings.'),
  })
  get(@Who() who: Principal): Promise<DocumentSettingsDto> {
    return this.settings.get(who);
  }

  @Put()
  @Operation({
    id: 'organization.update_documents',
    summary: 'Update the settings for documents',
    description:
      'Replaces all of them; what is not given gets its default. Issued documents keep the settings of the day of ' +
      'their issue. For owners and admins who are signed in. Texts and addresses that tell customers ' +
      'where to pay need a session that was confirmed.',
    access: 'manager',
    answer: updated(DocumentSettingsDto),
    fails: ['confirmation_required'],
  })
  update(
    @IfMatch() seen: VersionCondition,
    @Body() body: UpdateDocumentSettingsDto,
    @Who() who: Principal,
  ): Promise<DocumentSettingsDto> {
    return this.settings.update(who, seen, body);
  }
}
