import { uploadMaxBytes } from '@selvedge/domain/inquiry-form';

/** The most that a form without files can be, in bytes. */
const withoutFiles = 1024 * 1024;

/**
 * What a page's form sent.
 *
 * @param files how many files of the largest size the form can bring: what announces more is not even read
 * @throws {Response} 413 for what is larger, 400 for what is no form
 */
export async function formDataOf(request: Request, files = 0): Promise<FormData> {
  // Room for one more, so that a file which is too big is told at its field.
  const most = files === 0 ? withoutFiles : (files + 1) * uploadMaxBytes;
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new Response(null, { status: 413 });
  try {
    return await request.formData();
  } catch (error) {
    // A body that grows beyond what a form can be breaks off with its answer.
    throw error instanceof Response ? error : new Response(null, { status: 400 });
  }
}
