import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of the bench that answers each message with one message. */
export class Helper {
  private constructor(private readonly child: ChildProcess) {}

  /** Takes the name of a module of this folder. */
  static start(name: string): Helper {
    const path = fileURLToPath(new URL(`${name}.js`, import.meta.url));
    return new Helper(fork(path, { serialization: 'advanced' }));
  }

  async next(): Promise<unknown> {
    const [answer] = (await once(this.child, 'message')) as [unknown];
    if (typeof answer === 'object' && answer !== null && 'failed' in answer)
      throw new Error(String(answer.failed));
    return answer;
  }

  async ask(message: object): Promise<unknown> {
    const answer = this.next();
    this.child.send(message);
    return answer;
  }

  stop(): void {
    this.child.kill();
  }
}
