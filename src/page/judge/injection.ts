/** Words that are meant for a language model rather than for readers. */

/** Instructions to a language model that reads the page. */
export const INJECTION: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|your|any)\b.{0,20}\b(?:instructions?|prompts?|rules|guidelines|directions|context)\b/iu,
  /\b(?:if you are|to (?:any|all|the)|attention|note to|dear|as) (?:an? )?(?:ai|llms?|language models?|large language models?|chat ?bots?|ai (?:agents?|assistants?|models?|systems?))\b.{0,80}\b(?:must|should|please|ignore|output|respond|reply|write|say|include|return|answer|summari[sz]e|report|follow)\b/iu,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|chatgpt|claude|gpt-?\d?|language model|dan)\b.{0,60}\b(?:must|will|should|do not|ignore|respond|from now on)/iu,
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?INST\]|<<SYS>>|^[^\S\n]{0,20}#{2,3}[^\S\n]{0,20}(?:system|instruction)s?[^\S\n]{0,20}:/imu,
  /\b(?:reveal|print|repeat|show|output)\b.{0,20}\b(?:your|the) (?:system )?(?:prompt|instructions)\b|\bnew (?:system )?(?:instructions?|prompt)\s*:/iu,
  /(?:игнорируй|игнорируйте|забудь|забудьте|не обращай внимания).{0,30}(?:инструкц|указани|команд|правил)|если (?:ты|вы) .{0,20}(?:языковая модель|нейросеть|искусственный интеллект|ии)\b/iu,
  /(?:ignoriere|vergiss|missachte).{0,40}(?:anweisung|instruktion|vorgaben|regeln)|(?:ignore[zr]?|oublie[zr]?).{0,30}(?:instructions|consignes) (?:précédentes|ci-dessus)|(?:ignora|olvida|omite).{0,30}(?:instrucciones|indicaciones)|ignore .{0,30}instruções|ignora .{0,30}istruzioni|zignoruj .{0,30}(?:polecenia|instrukcje)|önceki .{0,20}talimat.{0,20}(?:yok say|unut|görmezden)|алдыңғы .{0,20}(?:нұсқау|бұйрық).{0,30}(?:елеме|ұмыт)|(?:忽略|无视).{0,15}(?:指令|指示|提示)|(?:以前|上記|これまで)の(?:指示|命令)を(?:無視|忘れ)/iu,
];
