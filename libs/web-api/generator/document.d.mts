type Response = { content?: Record<string, { schema: object }> };
type Operation = {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: Record<string, Response>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

export function browserDocument(contract: Document): Document;
