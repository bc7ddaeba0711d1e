import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { addressFrom } from './share-once.ts';

/** Creates an empty database on the PostgreSQL that all tests share. @returns its address */
export async function createDatabase(): Promise<string> {
  const url = new URL(await addressFrom(inject('sharedPostgres')));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
