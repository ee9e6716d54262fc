/**
 * Returns a command that requests an image and waits for it.
 * @param origin origin of the app, such as `https://portada.example`
 */
export const exampleCommand = (origin: string): string => `curl ${origin}/api/v1/generate-image \\
  -H "Authorization: Bearer $PORTADA_API_KEY" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H "Prefer: wait=120" \\
  -H "Content-Type: application/json" \\
  -d '{"prompt": "A golden retriever learns to surf"}'`;
