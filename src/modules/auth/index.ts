export { AuthModule } from './auth.module.js';
export { ApiKeysService } from './api-keys.service.js';
export { ApiKeyEntity } from './entities/api-key.entity.js';
export { SessionEntity } from './entities/session.entity.js';
export { SignInFailureEntity } from './entities/sign-in-failure.entity.js';
export { UserEntity } from './entities/user.entity.js';
export { Passwords } from './passwords.js';
export { UsersRepository } from './users.repository.js';
