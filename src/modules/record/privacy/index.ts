export { copiedOfMember, copiedOfUser, notCopiedOfUser } from './domain/account-copy.js';
export { copiedBesides, copying } from './domain/personal-copy.js';
export { personalData } from './domain/personal-data.js';
export { unpersonalData } from './domain/unpersonal-data.js';
export { ErasureUpkeep } from './erasure-upkeep.service.js';
export { PrivacyModule } from './privacy.module.js';
