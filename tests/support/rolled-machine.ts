import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import launch from '#server/launch.json' with { type: 'json' };

interface MachineOptions {
  /** Of the processes, each of which is a unit. */
  readonly ports: readonly number[];
  /** Of the site. */
  readonly settings: Readonly<Record<string, string>>;
}

interface Rolled {
  readonly code: number;
  readonly said: string;
}

/** Starts a process of the version that the machine names, in place of the one before. */
const systemctl = `#!/bin/bash
port=\${2#*@}
pid=$(cat "$MACHINE/$port.pid" 2>/dev/null)
if [ -n "$pid" ]; then
  kill -TERM "$pid"
  while [ -d "/proc/$pid" ] && ! grep -q '^State:.Z' "/proc/$pid/status"; do sleep 0.05; done
fi
[ "$1" = stop ] && exit
cd -P "$BASE"
PORT=$port setsid node_modules/.bin/node ${launch.arguments.join(' ')} </dev/null >>"$MACHINE/$port.log" 2>&1 &
echo $! >"$MACHINE/$port.pid"
`;

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/**
 * A machine as docs/operations.md sets it up, on this one: a version in a folder that a link names, and a
 * server with the project. In place of systemd, ssh and the package registry are programs that do the
 * same here.
 */
export function openRolledMachine({ ports, settings }: MachineOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const base = join(folder, 'website');
  const repository = join(folder, 'project.git');
  const programs = fakePrograms(folder);
  installFirst({ folder, base, repository });

  const env = {
    ...process.env,
    ...launch.environment,
    ...settings,
    SETTINGS_FILE: '/dev/null',
    DATA_DIR: join(folder, 'data'),
    PATH: `${programs}:${process.env['PATH']}`,
    BASE: base,
    MACHINE: folder,
    REPOSITORY: repository,
    UNITS: ports.map((port) => `website@${port}`).join(' '),
    READY_SECONDS: '60',
  };
  const control = (action: string) => {
    for (const port of ports) {
      execFileSync(join(programs, 'systemctl'), [action, `website@${port}`], { env });
    }
  };
  control('restart');
  return {
    repository,
    /** The folder of the version that runs, by the link that names it. */
    base,
    /** An editor's or a developer's copy of the project. */
    clone(name: string): string {
      const copy = join(folder, name);
      git(folder, 'clone', '--quiet', repository, copy);
      git(copy, 'config', 'user.name', name);
      git(copy, 'config', 'user.email', `${name}@insurer.example`);
      return copy;
    },
    git,
    /** Runs deploy/roll.sh to its end. */
    roll: (...args: string[]) =>
      new Promise<Rolled>((done) => {
        execFile(
          resolve('deploy/roll.sh'),
          ['--version', 'live', ...args],
          { env },
          (error, out, said) => done({ code: error ? Number(error.code) : 0, said: out + said }),
        );
      }),
    [Symbol.dispose]() {
      control('stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Stands in for what a machine has: systemd, the other machines, the registry. */
function fakePrograms(folder: string): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  const program = (name: string, text: string) =>
    writeFileSync(join(programs, name), text, { mode: 0o755 });
  program('systemctl', systemctl);
  program('ssh', '#!/bin/bash\nexec bash -c "$4"\n');
  program(
    'npm',
    `#!/bin/bash
case $1 in
  ci) cp -al '${resolve('node_modules')}' . && rm -rf node_modules/.vite ;;
  sbom) echo '{"bomFormat":"CycloneDX"}' ;;
esac
`,
  );
  return programs;
}

interface Places {
  readonly folder: string;
  readonly base: string;
  readonly repository: string;
}

/** The version that runs before the first roll: this one, as it is built. */
function installFirst({ folder, base, repository }: Places): void {
  git(folder, 'clone', '--quiet', '--bare', resolve('.'), repository);
  git(repository, 'branch', '--force', 'live', 'HEAD');
  git(repository, 'symbolic-ref', 'HEAD', 'refs/heads/live');
  const first = `${base}-1`;
  git(folder, 'clone', '--quiet', repository, first);
  cpSync('build', join(first, 'build'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(first, 'node_modules'));
  symlinkSync(first, base);
}
