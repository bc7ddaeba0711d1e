import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends a request written by hand, for what no client would send.
 * @param head the request line, and further header lines if any
 * @returns the status of the answer; undefined when the server only hung up
 */
export async function rawStatus(address: string, head: string): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  // Not ended here: a server takes that for a visitor who has left.
  socket.write(`${head}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`, 'latin1');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(await text(socket))?.[1];
  return status === undefined ? undefined : Number(status);
}
