import { createApiClient } from '@selvedge/api-client';
import { catalogueContract } from '@selvedge/api-contract/catalogue';

const client = createApiClient({ contract: catalogueContract, base: 'BASE', companyId: '1', timeoutMs: 10_000 });
const added = await client.messageBoard.add({ name: 'Anna', email: 'anna@mill.example', msg: 'Do you weave linen?' });
await client.upload.file({ files: [new File(['1 m'], 'order.txt')] });
const refused = await client.product.detail({ id: 404 }).catch((error: unknown) => String(error));

export const found = [added.reference, refused];
