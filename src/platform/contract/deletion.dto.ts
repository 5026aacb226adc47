import { ApiProperty } from '@nestjs/swagger';

export const deletionOutcomes = ['deleted', 'archived'] as const;

/** Which of two things happened to a resource: it is gone, or hidden because documents name it. */
export type DeletionOutcome = (typeof deletionOutcomes)[number];

export class DeletionDto {
  static readonly example: DeletionDto = { outcome: 'archived' };

  @ApiProperty({
    description:
      'deleted: it is gone for good. archived: documents name it, so it is hidden and can be unarchived.',
    enum: deletionOutcomes,
    example: 'archived',
  })
  outcome!: DeletionOutcome;
}
