import { isIP } from 'node:net';
import { allEngines, engineNames, type EngineName, type Engines } from '../../../engines/engines.js';
import { isCurrencyCode } from '../../../kernel/money/currency.js';
import { isTimeZone } from '../../../kernel/time/time-zone.js';
import { organizationOpeners, type OrganizationOpeners } from '../../contract/installation-rules.js';
import type { FilesConfig } from '../../files/files-config.js';
import type { MailConfig } from '../../mail/mail-config.js';
import { readDatabase, type DatabaseConfig } from './database.js';
import { readFiles } from './files.js';
import { readFontsFolder } from './fonts.js';
import { readMail } from './mail.js';
import { EnvironmentReader } from './read.js';
import { Secret } from './secret.js';

/** The configuration from the environment, read once. Durations in milliseconds. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly database: DatabaseConfig;
  /** Where the bytes of files are. */
  readonly files: FilesConfig;
  readonly firstStart: FirstStartConfig;
  /** Who may open further organizations. */
  readonly organizations: OrganizationOpeners;
  /** Addresses or CIDR ranges of reverse proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** The rate limits of each caller; undefined for none. */
  readonly rates: RatesConfig | undefined;
  /** Whether /docs and /openapi.json are served. */
  readonly apiReference: boolean;
  /** Whether /mcp is served. */
  readonly mcp: boolean;
  /** The bearer token of /metrics. Without one, only this machine may read them. */
  readonly metricsToken: Secret | undefined;
  /** The keys that seal secrets in the database; the first one seals. Empty: one derived from the installation. */
  readonly secretsKeys: readonly Secret[];
  readonly outbound: OutboundConfig;
  readonly mail: MailConfig;
  /** For developers: the engines that replace the libraries' own ways. */
  readonly engines: Engines;
  /** The maximum number of requests at once in each process. */
  readonly requestsMax: number;
  /** A request that must be expected to wait longer than this is refused. */
  readonly requestWaitMs: number;
  /** The maximum number of connections of each process. */
  readonly connectionsMax: number;
  /** How many processes serve requests; 1 means only this one. */
  readonly workers: number;
  /** How long requests are still served after SIGTERM, while `/health/ready` already says no. */
  readonly shutdownDelayMs: number;
  /** How long running requests may take to finish after SIGTERM. */
  readonly shutdownGraceMs: number;
  /** Fonts for scripts that the service has none for; undefined without any. */
  readonly fontsFolder: string | undefined;
}

/** Where requests to addresses that users choose may go, besides public hosts. */
export interface OutboundConfig {
  readonly allowHttp: boolean;
  readonly allowedNetworks: readonly string[];
  /** The file with further certificate authorities, in PEM. */
  readonly caFile: string | undefined;
  /** For tests: divides the pauses between attempts. */
  readonly speed: number;
}

export interface RatesConfig {
  readonly ordinary: { readonly perSecond: number; readonly burst: number };
  readonly heavy: { readonly perSecond: number; readonly burst: number };
}

/** The data of the first organization and its owner; used only while the database is empty. */
export interface FirstStartConfig {
  readonly email: string | undefined;
  readonly password: Secret | undefined;
  readonly organizationName: string;
  readonly currency: string;
  readonly timeZone: string;
}

/** The environment is invalid. The message has all faults, one per line. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
  }
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const PASSWORD_LENGTH = { min: 8, max: 128 };

/**
 * Reads the configuration from environment variables. The result is frozen.
 *
 * `.env.example` explains each variable. Raises ConfigError with every fault at once. Secrets in the result print as
 * `[secret]`.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const reader = new EnvironmentReader(env);
  const database = readDatabase(reader);
  const config: Config = {
    production:
      reader.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production',
    host: reader.text('HOST') ?? (database.url === undefined ? '127.0.0.1' : '0.0.0.0'),
    port: reader.integer('PORT', 3000, { min: 0, max: 65_535 }),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    database,
    files: readFiles(reader),
    firstStart: readFirstStart(reader),
    trustedProxies: readNetworks(reader, 'TRUSTED_PROXIES'),
    organizations: reader.oneOf('ORGANIZATIONS', organizationOpeners, 'owners'),
    rates: readRates(reader),
    apiReference: reader.oneOf('API_REFERENCE', ['on', 'off'], 'on') === 'on',
    mcp: reader.oneOf('MCP', ['on', 'off'], 'on') === 'on',
    metricsToken: secretOf(reader.text('METRICS_TOKEN')),
    secretsKeys: readSecretsKeys(reader),
    outbound: readOutbound(reader),
    mail: readMail(reader),
    engines: readEngines(reader),
    requestsMax: reader.integer('REQUESTS_MAX', 400, { min: 32, max: 100_000 }),
    requestWaitMs: reader.integer('REQUEST_WAIT_MS', 750, { min: 100, max: 600_000 }),
    connectionsMax: reader.integer('CONNECTIONS_MAX', 5_000, { min: 100, max: 100_000 }),
    workers: reader.integer('WORKERS', 1, { min: 1, max: 32 }),
    shutdownDelayMs: reader.integer('SHUTDOWN_DELAY_MS', 0, { min: 0, max: 600_000 }),
    shutdownGraceMs: reader.integer('SHUTDOWN_GRACE_MS', 20_000, { min: 0, max: 600_000 }),
    fontsFolder: readFontsFolder(reader),
  };
  if (reader.faults.length > 0) throw new ConfigError(reader.faults);
  return Object.freeze(config);
}

/** Reads where files are moved from. Raises ConfigError. */
export function readFilesFrom(env: Readonly<Record<string, string | undefined>> = process.env): FilesConfig {
  const reader = new EnvironmentReader(env);
  const files = readFiles(reader, 'FILES_FROM_URL');
  if (reader.faults.length > 0) throw new ConfigError(reader.faults);
  return files;
}

function readFirstStart(reader: EnvironmentReader): FirstStartConfig {
  const email = reader.matching('OWNER_EMAIL', 'be an e-mail address', (text) =>
    /^[^\s@]+@[^\s@]+$/.test(text),
  );
  const { min, max } = PASSWORD_LENGTH;
  const password = reader.matching('OWNER_PASSWORD', `have ${min} to ${max} characters`, (text) => {
    return text.length >= min && text.length <= max;
  });
  return {
    email,
    password: secretOf(password),
    organizationName: reader.text('ORGANIZATION_NAME') ?? 'My organization',
    currency: reader.matching('CURRENCY', 'be a currency code such as EUR', isCurrencyCode) ?? 'EUR',
    timeZone: reader.matching('TIME_ZONE', 'be a time zone such as Europe/Berlin', isTimeZone) ?? 'UTC',
  };
}

/** `RATE_LIMIT_PER_SECOND=0` switches the limits off. */
function readRates(reader: EnvironmentReader): RatesConfig | undefined {
  const bounds = { min: 0, max: 100_000 };
  const perSecond = reader.integer('RATE_LIMIT_PER_SECOND', 50, bounds);
  const burst = reader.integer('RATE_LIMIT_BURST', 2 * perSecond, bounds);
  const heavy = reader.integer('RATE_LIMIT_HEAVY_PER_SECOND', 10, { ...bounds, min: 1 });
  if (perSecond === 0) return undefined;
  return {
    ordinary: { perSecond, burst: Math.max(burst, 1) },
    heavy: { perSecond: heavy, burst: 2 * heavy },
  };
}

/** Parses `all`, `stock` for none, or the names of the engines to run. */
function readEngines(reader: EnvironmentReader): Engines {
  const known: readonly string[] = engineNames;
  const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());
  const rule = `be all, stock, or some of ${engineNames.join(', ')} with commas between them`;
  const text = reader.matching('ENGINES', rule, (list) => {
    return list === 'all' || list === 'stock' || namesIn(list).every((name) => known.includes(name));
  });
  if (text === undefined || text === 'all') return allEngines;
  return new Set(text === 'stock' ? [] : (namesIn(text) as EngineName[]));
}

function readOutbound(reader: EnvironmentReader): OutboundConfig {
  return {
    allowHttp: reader.oneOf('OUTBOUND_ALLOW_HTTP', ['true', 'false'], 'false') === 'true',
    allowedNetworks: readNetworks(reader, 'OUTBOUND_ALLOWED_NETWORKS'),
    caFile: reader.text('OUTBOUND_CA_FILE'),
    speed: reader.integer('OUTBOUND_SPEED', 1, { min: 1, max: 100_000 }),
  };
}

/** Returns the bytes of the keys that seal secrets, the one that seals first. */
export function secretsKeysOf({ secretsKeys }: Pick<Config, 'secretsKeys'>): Uint8Array[] {
  return secretsKeys.map((key) => Buffer.from(key.reveal(), 'base64'));
}

/** Each key is 32 bytes in base64. */
function readSecretsKeys(reader: EnvironmentReader): readonly Secret[] {
  const rule = 'be 32 bytes in base64 (openssl rand -base64 32), or several with commas between them';
  const text = reader.matching('SECRETS_KEY', rule, (list) => list.split(',').every(isSecretsKey));
  return text === undefined ? [] : text.split(',').map((key) => new Secret(key.trim()));
}

function isSecretsKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text.trim());
}

function secretOf(text: string | undefined): Secret | undefined {
  return text === undefined ? undefined : new Secret(text);
}

function readNetworks(reader: EnvironmentReader, name: string): readonly string[] {
  const rule = 'be a comma-separated list of IP addresses or ranges such as 10.0.0.0/8';
  const text = reader.matching(name, rule, (list) => list.split(',').every(isAddressOrRange));
  return text === undefined ? [] : text.split(',').map((part) => part.trim());
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits] = text.trim().split('/');
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}
