/**
 * What the loaders answered, as the browser's router reads it: the stream that Remix hands over, read to its end.
 * Pages are made as a whole, so nothing is gained by sending it in pieces, and one script costs a fraction of many.
 */
export async function loaderPayload(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (stream === undefined) return '';
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  return Buffer.concat(parts).toString();
}

/** The script that gives the payload to the router; what it carries can end no script and open no tag. */
export function payloadScript(payload: string): string {
  if (payload === '') return '';
  const text = JSON.stringify(payload).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script>{const c=window.__remixContext.streamController;c.enqueue(${text});c.close()}</script>`;
}
