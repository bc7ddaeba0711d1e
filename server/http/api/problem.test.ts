import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { problemDocument, sendProblem } from './problem.ts';

describe('a problem document (RFC 9457)', () => {
  it.each([
    [400, 'Bad request'],
    [404, 'Not found'],
    [405, 'Method not allowed'],
    [413, 'Content too large'],
    [415, 'Unsupported media type'],
    [422, 'Unprocessable content'],
    [429, 'Too many requests'],
    [500, 'Internal error'],
    [503, 'Service unavailable'],
  ])('names the status %i "%s"', (status, title) => {
    expect(problemDocument(status, 'Why.')).toEqual({
      type: 'about:blank',
      title,
      status,
      detail: 'Why.',
    });
  });

  it('has a title for an unknown status', () => {
    expect(problemDocument(418, 'Why.').title).toBe('Error');
  });

  it('names the fields that are wrong', () => {
    const errors = [{ field: 'email', message: 'Please enter your email address' }];
    expect(problemDocument(422, 'Why.', errors)).toMatchObject({ errors });
  });
});

it('is sent with its status and its own type', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendProblem(reply, 404, 'There is nothing here.'));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    detail: 'There is nothing here.',
  });
});
