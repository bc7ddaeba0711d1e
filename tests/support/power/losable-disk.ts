import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cut } from './volatile-cache.ts';

/** A disk with ext4 that loses what was not synced when its power is cut. */
export interface LosableDisk extends AsyncDisposable {
  /** Where it is mounted while it has power. */
  readonly folder: string;
  readonly hasPower: boolean;
  /** Switches it on and mounts it: ext4 recovers from the last cut. */
  powerOn(): Promise<void>;
  /** Resolves at the cut. Whoever uses the disk then gets errors. */
  cutPower(cut: Cut): Promise<void>;
  /** Unmounts it, which syncs everything unless the power has been cut. Nobody may use it any more. */
  powerOff(): Promise<void>;
}

const diskBytes = 512 * 1024 * 1024;
const program = fileURLToPath(new URL('disk-process.ts', import.meta.url));
const node = 'node_modules/.bin/node';

/**
 * Makes a disk. The kernel sees a loop device on a file that another process serves over FUSE, and so
 * sends it what it would send to a real disk: writes in any order, and flushes.
 */
export async function makeLosableDisk(): Promise<LosableDisk> {
  const root = mkdtempSync(join(tmpdir(), 'losable-disk-'));
  const image = join(root, 'image');
  const place = join(root, 'disk');
  const folder = join(root, 'mounted');
  // Whoever the store's server runs as must reach it.
  chmodSync(root, 0o755);
  for (const file of [image, place]) writeFileSync(file, '');
  mkdirSync(folder);
  truncateSync(image, diskBytes);
  // Nothing is left for the kernel to initialize while tests run.
  const features = 'lazy_itable_init=0,lazy_journal_init=0';
  execute('mkfs.ext4', '-q', '-F', '-b', '4096', '-E', features, image);
  let disk: ChildProcess | undefined;
  let hasPower = false;

  async function powerOn(): Promise<void> {
    disk = fork(program, [image, place, folder], { execPath: node, execArgv: [] });
    const [said] = (await Promise.race([once(disk, 'message'), once(disk, 'exit')])) as unknown[];
    if (said !== 'mounted') throw new Error(cannotTry);
    hasPower = true;
    const loop = execute('losetup', '--find', '--show', place);
    // Without ext4's own guess of what a program forgot to sync before a rename.
    execute('mount', '-t', 'ext4', '-o', 'noauto_da_alloc', loop, folder);
    // It lasts as long as it is mounted.
    execute('losetup', '--detach', loop);
  }

  async function powerOff(): Promise<void> {
    if (!disk) return;
    const ended = disk.exitCode ?? once(disk, 'exit');
    execute('umount', folder);
    execute('umount', '--lazy', place);
    await ended;
    [disk, hasPower] = [undefined, false];
  }

  return {
    folder,
    get hasPower() {
      return hasPower;
    },
    powerOn,
    async cutPower(cut) {
      const off = once(disk!, 'message');
      disk!.send(cut);
      await off;
      hasPower = false;
    },
    powerOff,
    async [Symbol.asyncDispose]() {
      if (disk) {
        const ended = once(disk, 'exit');
        disk.disconnect();
        await ended;
      }
      rmSync(root, { recursive: true });
    },
  };
}

const cannotTry =
  'A power cut cannot be tried here: it needs root, /dev/fuse, loop devices and mkfs.ext4 (e2fsprogs).';

function execute(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(`${cannotTry} ${command}: ${stderr}`);
}
