import { ApiProperty } from '@nestjs/swagger';
import { modes } from '../../../../platform/index.js';
import { Instant } from '../../../../platform/fields.js';
import { clockExample, movedClockExample, moveClockExample } from '../settings.examples.js';

export class ClockDto {
  static readonly example: ClockDto = clockExample;

  @ApiProperty({ description: 'Whether the books count, or are for trying.', enum: modes, example: 'test' })
  mode!: string;

  @ApiProperty({
    description: 'The instant that the books go by.',
    type: String,
    format: 'date-time',
    example: '2027-11-21T10:00:00.000Z',
  })
  now!: string;

  @ApiProperty({
    description: 'The day of the books, in the time zone of the organization.',
    type: String,
    format: 'date',
    example: '2027-11-21',
  })
  today!: string;

  @ApiProperty({ description: 'That of the organization, an IANA name.', example: 'Europe/London' })
  time_zone!: string;

  @ApiProperty({
    description: 'How many seconds the clock is ahead of real time. Always 0 for live books.',
    type: 'integer',
    example: 31_536_000,
  })
  ahead_seconds!: number;
}

export class MoveClockDto {
  static readonly example: MoveClockDto = moveClockExample;

  @Instant({
    description:
      'Where the clock is to stand. It only moves forward, and at most to fifty years ahead of real time.',
    example: '2027-11-21T10:00:00Z',
  })
  now!: Date;
}

export class MovedClockDto extends ClockDto {
  static override readonly example: MovedClockDto = movedClockExample;

  @ApiProperty({
    description: 'How many jobs of the books were run on the way.',
    type: 'integer',
    example: 742,
  })
  jobs_run!: number;

  @ApiProperty({
    description: 'How many of them have failed. They are tried again, like every job that fails.',
    type: 'integer',
    example: 0,
  })
  jobs_failed!: number;

  @ApiProperty({
    description:
      'Whether everything that follows was done before the answer, such as deliveries to webhooks. Else it goes on: ' +
      'receivers may take long.',
    example: true,
  })
  is_settled!: boolean;
}
