// Runs programs several at a time, each as soon as those that it needs have ended well.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root, say } from './project.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {readonly string[]} [after] those of the steps that must have ended well before it starts
 * @property {NodeJS.ProcessEnv} [env] added to that of all steps; undefined takes a variable away
 * @property {boolean} [isShown] shows its output even if it ends well
 */

/**
 * @param {readonly Step[]} steps the most urgent first
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<readonly string[]>} the names of the steps that failed, or whose needs did
 */
export async function runSteps(steps, env) {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = new Set(steps);
  const passed = new Set();
  const failed = [];
  const isReady = ({ after = [] }) => after.every((name) => passed.has(name) || !names.has(name));

  async function runOne(step) {
    waiting.delete(step);
    if (await passes(step, env)) passed.add(step.name);
    else failed.push(step.name);
  }

  const running = new Set();
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(isReady);
    if (next && running.size < availableParallelism()) {
      const run = runOne(next).finally(() => running.delete(run));
      running.add(run);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      break;
    }
  }
  return [...failed, ...[...waiting].map(({ name }) => name)];
}

/** @param {Step} step */
function passes({ name, command, args, env: own, isShown = false }, env) {
  say(`...  ${name}`);
  const startedMs = Date.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => output.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - startedMs) / 1000);
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      if (code !== 0 || isShown) process.stderr.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}
