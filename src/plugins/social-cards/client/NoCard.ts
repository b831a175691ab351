/** Stands for SocialCard.tsx in the browser. */
export default function NoCard(): null {
  return null;
}
