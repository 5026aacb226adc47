export { approvalLimitOf, type ApprovalLimit } from './domain/approval-limit.js';
export { sandboxParts, taxRoundings } from './domain/organization.js';
export type {
  NewOrganization,
  OrganizationDetails,
  SandboxPart,
  TaxRounding,
} from './domain/organization.js';
export { AddressDto } from './dto/address.dto.js';
export { BankDetailsDto } from './dto/bank-details.dto.js';
export { ContactPersonDto, TaxRepresentativeDto } from './dto/contact-person.dto.js';
export { ClassificationDto, ElectronicAddressDto, IdentifierDto } from './dto/identifier.dto.js';
export { DueTermsDto, EarlyPaymentDto, PaymentTermsDto } from './dto/payment-terms.dto.js';
export { TaxIdDto } from './dto/tax-id.dto.js';
export { InstallationEntity } from './entities/installation.entity.js';
export { OrganizationEntity } from './entities/organization.entity.js';
export { organizationSettling, organizationTimeZone, organizationToday } from './organization-today.js';
export { OrganizationsRepository } from './organizations.repository.js';
