import { keyPassagesNames } from "@lectern/domain/key-passages.ts";
import type { OutlineData } from "../outline-data.ts";
import { anywhere } from "../patterns.ts";

export const pt: OutlineData = {
  keyPassages: keyPassagesNames.pt,
  inShort: "Em resumo:",
  keyTerms: "Termos-chave",
  datesAndTasks: "Datas e tarefas",
  and: "e",
  askMeaning: (term) => `O que significa “${term}”?`,
  askAbout: (subject) => `O que se diz sobre “${subject}”?`,
  opener:
    /^(?:e|mas|então|bom|bem|ok|okay|tá|certo|porque|ou|ou seja|agora|sim|não|aí|né|olha|na verdade|de fato|além disso|por isso|depois|também|assim)(?![\p{L}\p{N}'’-]),?\s+/iu,
  filler: anywhere("é+h+|eh+|ahn+|hum+|hm+", "giu"),
  articles:
    "o a os as um uma uns umas este esta estes estas esse essa esses essas seu sua seus suas nosso nossa cada qualquer nenhum nenhuma",
  links: "de do da dos das",
  persons: "eu me mim meu minha meus minhas comigo você vocês te ti acho quero vou tenho digo sei",
  pointing:
    "isso isto este esta estes estas esse essa esses essas aquilo aquele aquela ele ela eles elas lhe lhes aqui ali aí lá coisa coisas",
  aside: anywhere(
    "provas?|exame|trabalho final|lição de casa|lista de exercícios|bom dia|boa (?:tarde|noite)|obrigad[oa]|bem-vind[oa]s?|próxima (?:aula|semana|vez)|aula (?:passada|anterior)|alguma (?:dúvida|pergunta)|estão me (?:ouvindo|escutando)|quadro|lousa|slides?|microfone|intervalo|por favor|desculpa|inscreva\\p{L}*|neste vídeo|até (?:logo|amanhã)|tchau|podcast|patrocin\\p{L}*|desconto|este canal",
  ),
  announces: anywhere(
    `(?:vou|vamos|a gente vai)(?: \\p{L}+)? (?:falar|ver|explicar|tratar|comentar|estudar|trabalhar|começar|revisar|apresentar|aprender|conversar|contar|analisar|fazer)
      (?:quero|queria|gostaria de)(?: \\p{L}+)? (?:falar|explicar|tratar|comentar|começar|apresentar)
      (?:esse|este|nesse|neste|essa|esta|nessa|nesta) (?:vídeo|aula|palestra)(?: é|,)?|hoje (?:vamos|veremos|falaremos|a gente|eu|nós)|o (?:tema|objetivo|assunto) (?:de hoje|desta|deste|da aula|é)|dividid[oa] em \\p{L}+ (?:partes|etapas|passos)`,
  ),
  course: {
    event: anywhere(
      "(?:na|da|a|para a|próxima|primeira|segunda|uma) provas?|prova (?:final|parcial)|exames?|trabalho final|trabalhos? (?:para|de casa)|lição de casa|dever de casa|lista de exercícios|listas? (?:\\d|um|dois)|prazos?|entregas?|seminários?|leituras? (?:obrigatórias?|para)|capítulos? (?:\\d+|um|dois|três|quatro|cinco|seis)|páginas? \\d+",
    ),
    listeners: anywhere(
      "vocês|você|seu|sua|seus|suas|te|tu|a gente|nós|nos|temos|todos|todo mundo|alunos|alunas|estudantes|pessoal|gente",
    ),
    action: anywhere(
      "ler|leiam|leia|entregar|entreguem|entregue|enviar|enviem|envie|estudar|estudem|estude|revisar|revisem|revise|preparar|preparem|trazer|tragam|fazer|façam|faça|resolver|resolvam|resolva|inscrever|completar|completem|assistir|assistam|terminar|terminem|praticar|pratiquem|subir|postar",
    ),
    demand: anywhere(
      "por favor|têm que|tem que|têm de|precisam?|devem|deve|deveriam|não (?:se )?esqueçam?|lembrem-se|lembrem|para a (?:próxima|semana)|para o próximo|antes d[ao]|peço que|quero que|certifiquem-se",
    ),
    ownDuty: anywhere("tenho|devo|preciso|meus?|minhas?"),
    date: anywhere(
      "(?:(?:na|no|nesta|neste|próxima|próximo|até|até a|até o|para|toda) )*(?:segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo)(?: (?:que vem|próxima|de manhã|à tarde|à noite))?|(?:no |até o |o )?(?:dia )\\d{1,2}(?: de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))?|\\d{1,2} de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:a |na )?(?:próxima) (?:semana|aula|vez)|(?:na )?semana que vem|mês que vem|amanhã (?:de manhã|à tarde|à noite)|depois de amanhã|para amanhã|às \\d{1,2}(?: horas|h)|em (?:uma|duas|três) semanas?|(?:fim|final) d[oa] (?:semestre|semana|mês|período)",
    ),
    takesPlace: anywhere("é|será|são|serão|acontece|começa"),
    important: anywhere(
      "(?:é|muito|mais|são|bem|realmente) (?:muito )?importantes? (?:que|saber|lembrar|entender|ter|destacar|é|aqui)|(?:isso|isto) é (?:muito |o mais |realmente |bem )?(?:importante|fundamental|essencial)|o (?:mais )?(?:importante|fundamental|essencial) é|cai na prova|vai cair|na prova|(?:vocês |a gente )?(?:têm|tem|precisam?|devem|temos) (?:que |de )?(?:saber|lembrar|entender|conhecer|memorizar)|(?:lembrem-se|lembrem|lembre-se|não esqueçam) (?:de |disso|que|sempre)|anotem isso|guardem isso|a ideia (?:chave|principal|central)",
    ),
  },
};
