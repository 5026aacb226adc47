export { BankAccountsRepository } from './bank-accounts.repository.js';
export { CsvMappingDto } from './dto/csv-mapping.dto.js';
export { BankAccountEntity } from './entities/bank-account.entity.js';
export { assertBooksUnlimited } from './unlimited-booking.js';
