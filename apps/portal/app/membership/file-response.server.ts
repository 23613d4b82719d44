/** A file of an answer, as something to keep. */
export function fileResponse({ name, type, content }: { name: string; type: string; content: string }): Response {
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
