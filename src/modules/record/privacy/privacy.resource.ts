import type { Resource } from '../../../platform/index.js';
import { ErasureEntity } from './entities/erasure.entity.js';

/** What is known of persons, and how it is erased. */
export const personalDataResource = {
  name: 'personal-data',
  noun: 'personal data',
  partEvents: { erased: 'Erasure', exported: 'PersonalDataCopy' },
  tags: [
    {
      name: 'Privacy',
      description: 'Copies of personal data, erasing it, and what has to stay for how long.',
    },
  ],
  entities: [ErasureEntity],
} as const satisfies Resource;
