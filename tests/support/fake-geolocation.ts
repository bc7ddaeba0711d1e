import type { ServerResponse } from 'node:http';
import { serve } from './serve.ts';

type Answer = (response: ServerResponse) => void;

interface FakeGeolocation extends AsyncDisposable {
  /** What GEOLOCATION_URL is set to. */
  readonly url: string;
  /** The requested paths, in their order. */
  readonly asked: readonly string[];
  /** How the next questions are answered. */
  answer: Answer;
}

/** The outside geolocation service: a small server that misbehaves as it is told. */
export async function startFakeGeolocation(answer: Answer): Promise<FakeGeolocation> {
  const asked: string[] = [];
  const served = await serve((request, response) => {
    asked.push(request.url ?? '');
    fake.answer(response);
  });
  const fake = {
    url: served.address,
    asked,
    answer,
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
  return fake;
}

/** Answers with a body of the given type. */
export function answerWith(body: string, type = 'application/json', status = 200): Answer {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body);
}

/** Takes the question and says nothing. */
export const neverAnswer: Answer = () => undefined;
