import { randomBytes } from 'node:crypto';
import { ask, createRoles, DATABASE } from './database.mjs';
import { Forwarder } from './forwarder.mjs';
import { Member } from './patroni-member.mjs';
import { eventually, freePorts } from './programs.mjs';

const MEMBERS = 3;
/** From nothing, or after the last fault, on a machine that has much else to do. */
const WHOLE_WITHIN_MS = 240_000;
const TERM = `
  SELECT inet_server_port() || ' ' || pg_postmaster_start_time() AS term WHERE NOT pg_is_in_recovery()`;

/** PostgreSQL on three servers of Patroni with three of etcd, and HAProxy, which leads to their leader. */
export class PatroniCluster {
  members = [];

  constructor(servers, port, password) {
    this.servers = servers;
    this.port = port;
    this.password = password;
  }

  /** Starts everything, and makes the roles of production. */
  static async start(servers) {
    const [port, ...others] = await freePorts(1 + 4 * MEMBERS);
    const cluster = new PatroniCluster(servers, port, randomBytes(12).toString('hex'));
    const etcds = await startEtcds(servers, others.slice(0, 2 * MEMBERS));
    for (let n = 0; n < MEMBERS; n += 1) {
      const [rest, postgres] = others.slice(2 * (MEMBERS + n));
      const forwarders = await Promise.all(etcds.map((etcd) => Forwarder.to(etcd)));
      for (const forwarder of forwarders) servers.onEnd(() => forwarder.stop());
      cluster.members.push(new Member(servers, { number: n + 1, rest, postgres, forwarders }));
    }
    for (const member of cluster.members) await member.prepare(cluster.password);
    for (const member of cluster.members) servers.onEnd(() => member.stop());
    await Promise.all(cluster.members.map((member) => member.start()));
    await cluster.whole();
    await startHaproxy(cluster);
    const superuser = { ...cluster.address, user: 'postgres', password: cluster.password };
    await cluster.ledAnew(undefined, 'postgres');
    await createRoles((sql, database) => ask({ ...superuser, database }, sql), cluster.password);
    return cluster;
  }

  get address() {
    return { host: '127.0.0.1', port: this.port };
  }

  /** The environment of a service whose database is whoever leads. */
  get urls() {
    const urlOf = (role) => `postgres://${role}:${this.password}@127.0.0.1:${this.port}/${DATABASE}`;
    return {
      DATABASE_URL: urlOf('countinghouse_runtime'),
      MIGRATION_DATABASE_URL: urlOf('countinghouse_owner'),
    };
  }

  /** Returns the result of a statement of the superuser at the leader. */
  async ask(sql) {
    const { address, password } = this;
    return { rows: await ask({ ...address, user: 'postgres', password, database: DATABASE }, sql) };
  }

  /** Resolves with the leader once there is one that everybody follows, with a synchronous standby. */
  async whole() {
    return eventually(async () => {
      const seen = await this.seen();
      const running = seen.filter(({ state }) => ['running', 'streaming'].includes(state));
      const isWhole = running.length === MEMBERS && running.some(({ role }) => role === 'sync_standby');
      const leader = running.find(({ role }) => role === 'leader');
      return isWhole && leader !== undefined ? this.named(leader.name) : undefined;
    }, WHOLE_WITHIN_MS);
  }

  /** Names the leader and its last start; undefined while HAProxy leads to none, or to several. */
  async term(database = DATABASE) {
    const { address, password } = this;
    const found = new Set();
    // Before its first checks HAProxy leads to each in turn.
    for (let turn = 0; turn < MEMBERS; turn += 1) {
      const rows = await ask({ ...address, user: 'postgres', password, database }, TERM).catch(() => []);
      found.add(rows[0]?.term);
    }
    return found.size === 1 ? [...found][0] : undefined;
  }

  /** Resolves with the new term once another one leads, or the same one after a start. */
  ledAnew(before, database) {
    return eventually(async () => {
      const term = await this.term(database);
      return term === before ? undefined : term;
    }, WHOLE_WITHIN_MS);
  }

  /** Hands over to the synchronous standby. */
  async switchOver() {
    const leader = await this.whole();
    const candidate = (await this.seen()).find(({ role }) => role === 'sync_standby').name;
    const answer = await fetch(`${leader.url}/switchover`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`patroni:${this.password}`).toString('base64')}` },
      body: JSON.stringify({ leader: leader.name, candidate }),
    });
    if (!answer.ok) throw new Error(`No switchover: ${answer.status} ${await answer.text()}`);
  }

  named(name) {
    return this.members.find((member) => member.name === name);
  }

  /** What any of them knows of all: name, role and state. Roles of members that are lost may be old. */
  async seen() {
    for (const { url } of this.members) {
      try {
        const answer = await fetch(`${url}/cluster`, { signal: AbortSignal.timeout(2_000) });
        return (await answer.json()).members ?? [];
      } catch {
        // The next one may know.
      }
    }
    return [];
  }
}

/** Starts the servers that remember who leads. Returns the ports at which they are asked. */
async function startEtcds(servers, ports) {
  const machines = Array.from({ length: MEMBERS }, (_none, index) => {
    const [peers, clients] = ports.slice(2 * index);
    return { name: `etcd${index + 1}`, address: `10.0.0.2${index + 1}`, peers, clients };
  });
  const all = machines.map(({ name, address, peers }) => [
    `${name}=http://${address}:2380`,
    `${name}=http://127.0.0.1:${peers}`,
  ]);
  const start = async ({ name, peers, clients }) => {
    const own = {
      'name: etcd1': `name: ${name}`,
      '/var/lib/etcd/books': await servers.folderFor(name),
      'peer-urls: http://10.0.0.21:2380': `peer-urls: http://127.0.0.1:${peers}`,
      'client-urls: http://10.0.0.21:2379': `client-urls: http://127.0.0.1:${clients}`,
    };
    const file = await servers.configured('etcd.yml', { ...own, ...Object.fromEntries(all) }, `${name}.yml`);
    await servers.start(['etcd', '--config-file', file], { port: clients, isOrdinary: true });
    return clients;
  };
  const clients = await Promise.all(machines.map(start));
  await eventually(async () => ((await hasAgreed(clients[0])) ? true : undefined));
  return clients;
}

/**
 * Whether the servers of etcd have agreed on their version. They do within seconds, in steps, and Patroni uses the
 * paths of the version that it finds first.
 */
async function hasAgreed(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/version`);
  const { etcdserver, etcdcluster } = await answer.json();
  return minorOf(etcdserver) === minorOf(etcdcluster);
}

function minorOf(version) {
  return version.split('.').slice(0, 2).join('.');
}

async function startHaproxy({ servers, port, members }) {
  const addresses = members.map(({ place, postgres, rest }) => [
    `${place}:5432 check port 8008`,
    `127.0.0.1:${postgres} check port ${rest}`,
  ]);
  const file = await servers.configured('haproxy-postgresql.cfg', {
    '127.0.0.1:5432': `127.0.0.1:${port}`,
    ...Object.fromEntries(addresses),
  });
  await servers.start(['/usr/sbin/haproxy', '-db', '-f', file], { port });
}
