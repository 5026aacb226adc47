export { PaymentTermsDto } from './dto/payment-terms.dto.js';
export { InstallationEntity } from './entities/installation.entity.js';
export { MembershipEntity } from './entities/membership.entity.js';
export { OrganizationEntity } from './entities/organization.entity.js';
export { organizationToday } from './organization-today.js';
export { OrganizationsRepository } from './organizations.repository.js';
