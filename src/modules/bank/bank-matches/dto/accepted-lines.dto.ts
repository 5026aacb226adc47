import { ApiProperty } from '@nestjs/swagger';
import { leftReasons, type AcceptedLine, type LeftReason } from '../domain/certain.js';
import { BankProposalDto } from './bank-match.dto.js';

/** What the books refused. */
export class LineRefusalDto {
  @ApiProperty({ description: 'The code of the problem.', example: 'validation_failed' })
  code!: string;

  @ApiProperty({ description: 'What was wrong.', example: 'The invoice is paid already.' })
  detail!: string;
}

export class AcceptedLineDto implements AcceptedLine {
  @ApiProperty({ description: 'The line.', example: 'bln_01h455vb4pex5vsknk084sn02q' })
  bank_line_id!: string;

  @ApiProperty({
    description:
      'Why it is left; null if it is booked. `no_proposal`: nothing was found. `not_certain`: a person must look. ' +
      '`several_certain`: two were. `taken_back`: somebody has undone a match of it. `refused`: the books refuse it. ' +
      '`changed`: somebody else was faster.',
    enum: leftReasons,
    nullable: true,
  })
  left!: LeftReason | null;

  @ApiProperty({
    description: 'The best proposal as a sentence. If it is booked, it is that.',
    type: String,
    nullable: true,
    example: BankProposalDto.example.sentence,
  })
  sentence!: string | null;

  @ApiProperty({ description: 'What the books refused.', type: LineRefusalDto, nullable: true })
  problem!: LineRefusalDto | null;
}

export class AcceptedLinesDto {
  static readonly example: AcceptedLinesDto = {
    booked: 1,
    left: 0,
    lines: [
      {
        bank_line_id: 'bln_01h455vb4pex5vsknk084sn02q',
        left: null,
        sentence: BankProposalDto.example.sentence,
        problem: null,
      },
    ],
    next_after: null,
  };

  @ApiProperty({ description: 'How many are booked.', type: 'integer', example: 1 })
  booked!: number;

  @ApiProperty({ description: 'How many are left.', type: 'integer', example: 0 })
  left!: number;

  @ApiProperty({ description: 'What became of each, the older first.', type: [AcceptedLineDto] })
  lines!: AcceptedLineDto[];

  @ApiProperty({
    description: 'What to send as `after` to go on; null if no line is left to be looked at.',
    type: String,
    nullable: true,
  })
  next_after!: string | null;
}
