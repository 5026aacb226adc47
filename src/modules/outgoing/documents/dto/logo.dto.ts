import { ApiProperty } from '@nestjs/swagger';
import { Base64, OneOf } from '../../../../platform/fields.js';
import { LOGO_BYTES_MAX, logoTypes, type Logo, type LogoDetails, type LogoType } from '../domain/logo.js';
import { logoExample, updateLogoExample } from '../documents.examples.js';

export class UpdateLogoDto implements LogoDetails {
  static readonly example: UpdateLogoDto = updateLogoExample;

  @Base64({
    description:
      'The picture in base64, at most 256 KB of it. An SVG has shapes, groups and gradients only; a PNG or JPEG has ' +
      'at most 4 megapixels, in grey or RGB.',
    example: updateLogoExample.content,
    bytesMax: LOGO_BYTES_MAX,
  })
  content!: string;

  @OneOf(logoTypes, { description: 'What it is.', example: 'image/svg+xml' })
  media_type!: LogoType;
}

export class LogoDto implements Logo {
  static readonly example: LogoDto = logoExample;

  @ApiProperty({ enum: logoTypes })
  media_type!: LogoType;

  @ApiProperty({ description: 'In pixels; of an SVG in its own units.', type: 'integer', example: 124 })
  width!: number;

  @ApiProperty({ description: 'In the same.', type: 'integer', example: 40 })
  height!: number;

  @ApiProperty({ description: 'In bytes, as it is kept.', type: 'integer', example: 1834 })
  size!: number;

  @ApiProperty({ description: 'In hexadecimal.', example: logoExample.sha256 })
  sha256!: string;
}
