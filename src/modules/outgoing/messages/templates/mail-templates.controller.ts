import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Choice,
  found,
  IdempotentPost,
  none,
  Operation,
  updated,
  Who,
  type Principal,
} from '../../../../platform/index.js';
import { templateNameOf, templateNames } from '../domain/template-names.js';
import {
  MailTemplateDto,
  MailTemplateListDto,
  MailTemplatePreviewDto,
  UpdateMailTemplateDto,
} from '../dto/mail-template.dto.js';
import { toMailTemplateDto } from '../messages.mapper.js';
import { MailTemplatesService } from './mail-templates.service.js';

const choice = {
  name: 'template',
  values: templateNames,
  description: 'Kind and language, such as `invoice.de`.',
};

@Controller('mail-templates')
@ApiTags('Mail settings')
export class MailTemplatesController {
  constructor(private readonly templates: MailTemplatesService) {}

  @Get()
  @Operation({
    id: 'mail_templates.list',
    summary: 'List the texts of messages',
    description: 'Every kind in every language: your own text where there is one, else the built-in one.',
    access: 'manager',
    answer: found(MailTemplateListDto, 'The texts.'),
  })
  async list(@Who() who: Principal): Promise<MailTemplateListDto> {
    return { data: (await this.templates.list(who)).map(toMailTemplateDto) };
  }

  @Put(':template')
  @Operation({
    id: 'mail_templates.update',
    summary: 'Update the text of messages',
    description:
      'Takes the place of the built-in text. A placeholder that the kind does not know is refused.',
    access: 'manager',
    confirmed: true,
    answer: updated(MailTemplateDto),
  })
  async update(
    @Choice(choice) template: string,
    @Body() body: UpdateMailTemplateDto,
    @Who() who: Principal,
  ): Promise<MailTemplateDto> {
    return toMailTemplateDto(await this.templates.update(who, templateNameOf(template), body));
  }

  @IdempotentPost(':template/preview')
  @Operation({
    id: 'mail_templates.preview',
    summary: 'Preview the text of messages',
    description:
      'What a text says, with made-up customers and documents and your own name and signature. Takes what saving it ' +
      'takes, and stores nothing.',
    access: 'manager',
    answer: updated(MailTemplatePreviewDto, { description: 'The text as its reader has it.' }),
  })
  async preview(
    @Choice(choice) template: string,
    @Body() body: UpdateMailTemplateDto,
    @Who() who: Principal,
  ): Promise<MailTemplatePreviewDto> {
    return this.templates.preview(who, templateNameOf(template), body);
  }

  @Delete(':template')
  @Operation({
    id: 'mail_templates.delete',
    summary: 'Bring the built-in text back',
    description: 'Deletes your own text of this kind and language.',
    access: 'manager',
    answer: none('The built-in text counts again.'),
  })
  async delete(@Choice(choice) template: string, @Who() who: Principal): Promise<void> {
    await this.templates.delete(who, templateNameOf(template));
  }
}
