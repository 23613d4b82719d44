import { BODY_LIMITS, type BodyLimits } from './body-limits';

/**
 * The same request with a body that breaks off where a page's form has no business to go on. Reading it then fails
 * with an answer of status 413, which an action can let through.
 *
 * Browsers say how long a form is before they send it, and an action can refuse the length it cannot use. What comes
 * without a length is no form with files.
 */
export function limitBody(request: Request, limits: BodyLimits = BODY_LIMITS): Request {
  if (request.body === null) return request;
  const announced = request.headers.get('content-length');
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const most = isForm && announced !== null ? limits.file * limits.files + limits.formOverhead : limits.body;
  const tooLong = Number(announced ?? 0) > most;
  let left = most;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => tooLong && controller.error(tooLarge()),
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: 'half' });
}

function tooLarge(): Response {
  return new Response(null, { status: 413 });
}
