import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** Creates an empty database on the PostgreSQL that all tests share. @returns its address */
export async function createDatabase(): Promise<string> {
  const answer = await fetch(inject('postgresKeeper'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const url = new URL(text);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
