import { openDatabase } from '../database/open-database';
import { silentLog } from '../log/create-log';
import { smtpMail } from '../mail/smtp-mail';
import { sendDueMails } from './send-due-mails';

/** A process of its own for the tests: it sends what is due and may be killed while it does. */
const [database = '', mailServer = ''] = process.argv.slice(2);
const { pool, close } = openDatabase(database);
const mail = smtpMail({ url: mailServer, from: { address: 'sales@mill.example' } });
await sendDueMails({ pool, mail, log: silentLog, leaseSeconds: 1 });
await close();
