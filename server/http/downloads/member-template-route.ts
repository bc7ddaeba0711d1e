import type { FastifyInstance } from 'fastify';
import { memberTemplate } from '#app/features/buying/enrolment/members/member-template.ts';
import { templatePath } from '#app/features/buying/enrolment/members/member.ts';

/** Serves the file that groups fill in; not by the router, which drops its byte order mark. */
export function registerMemberTemplate(app: FastifyInstance): void {
  app.get(templatePath, (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="members.csv"')
      .send(Buffer.from(memberTemplate())),
  );
}
