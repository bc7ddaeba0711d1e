/** Waits for `work`; unlike `AbortSignal.timeout`, follows fake clocks. @throws TimeoutError */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError');
    timer = setTimeout(reject, timeoutMs, error).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
