import { userInfo } from 'node:os';

/** Names the account of who runs a command: of the person behind `sudo`, where that says. */
export function staffMember(env: NodeJS.ProcessEnv): string {
  const person = env['SUDO_USER'];
  if (person !== undefined && person !== '') return person;
  try {
    return userInfo().username;
  } catch {
    // A container's account has no name.
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}
