export { AddressDto } from './dto/address.dto.js';
export { BankDetailsDto } from './dto/bank-details.dto.js';
export { PaymentTermsDto } from './dto/payment-terms.dto.js';
export { TaxIdDto } from './dto/tax-id.dto.js';
export { InstallationEntity } from './entities/installation.entity.js';
export { MembershipEntity } from './entities/membership.entity.js';
export { OrganizationEntity } from './entities/organization.entity.js';
export { OrganizationsRepository } from './organizations.repository.js';
